import { useEffect } from "react";
import { receivedPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryReceived } from "#content/enquiry.ts";
import { Prose } from "#app/blocks/prose.tsx";
import { clearDraft } from "#app/enquiry/draft.ts";
import { pageMeta } from "#app/meta.ts";
import { Article } from "#app/ui/article/article.tsx";
import type { Route } from "./+types/enquiry-received";

export const loader = () => enquiryReceived;

export const meta = () => [
  ...pageMeta({ ...enquiryReceived, path: receivedPath }),
  { name: "robots", content: "noindex" },
];

/** The thank-you for a form that was posted without scripts. */
export default function EnquiryReceivedPage({ loaderData }: Route.ComponentProps) {
  // Scripts may have started on the page before and kept a draft of what is now sent.
  useEffect(clearDraft, []);
  return (
    <Article heading={loaderData.heading} lead={sentSentence}>
      <Prose {...loaderData.next} />
    </Article>
  );
}
