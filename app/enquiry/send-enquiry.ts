import { type Enquiry, enquiryPath } from "#contract/enquiry.ts";

const sendTimeoutMs = 15_000;

interface SendResult {
  accepted: boolean;
  /** Absent if another backend than ours accepted the enquiry. */
  reference?: string | undefined;
}

/** Sends an enquiry; the reason of a failure goes to the console. */
export async function sendEnquiry(enquiry: Enquiry, origin: string): Promise<SendResult> {
  const { name, email, phone, message } = enquiry;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), sendTimeoutMs);
  try {
    const response = await fetch(`${origin}${enquiryPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email, phone, message }),
      signal: controller.signal,
      // It is sent even if the visitor leaves the page meanwhile.
      keepalive: true,
    });
    if (!response.ok) {
      const reason = await textIn(response, "message");
      console.error(`Enquiry: ${response.status}`, reason || "no reason given");
      return { accepted: false };
    }
    return { accepted: true, reference: await textIn(response, "id") };
  } catch (error) {
    console.error("Enquiry:", error);
    return { accepted: false };
  } finally {
    clearTimeout(timer);
  }
}

/** A text of the JSON body; another backend than ours may send anything. */
async function textIn(response: Response, field: "id" | "message"): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null);
  const text: unknown = Object(body)[field];
  return typeof text === "string" ? text : undefined;
}
