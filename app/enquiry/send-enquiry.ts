import { type Enquiry, type EnquiryResponse, enquiryPath } from "#contract/enquiry.ts";

export const sendTimeoutMs = 15_000;

/** Sends the four values and says whether they were taken. What the service says besides is for the console. */
export async function sendEnquiry(enquiry: Enquiry, origin: string): Promise<boolean> {
  const { name, email, phone, message } = enquiry;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), sendTimeoutMs);
  try {
    const answer = await fetch(`${origin}${enquiryPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email, phone, message }),
      signal: giveUp.signal,
    });
    if (!answer.ok) console.error(`Enquiry: ${answer.status}`, await reasonIn(answer));
    return answer.ok;
  } catch (error) {
    console.error("Enquiry:", error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function reasonIn(answer: Response): Promise<string> {
  const said = (await answer.json().catch(() => ({}))) as Partial<EnquiryResponse> | null;
  return said && "message" in said && said.message ? said.message : "no reason given";
}
