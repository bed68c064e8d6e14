import { type Enquiry, type EnquiryResponse, enquiryPath } from "#contract/enquiry.ts";

export const sendTimeoutMs = 15_000;

/** Sends an enquiry and returns whether it was accepted; the reason of a failure goes to the console. */
export async function sendEnquiry(enquiry: Enquiry, origin: string): Promise<boolean> {
  const { name, email, phone, message } = enquiry;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), sendTimeoutMs);
  try {
    const response = await fetch(`${origin}${enquiryPath}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name, email, phone, message }),
      signal: controller.signal,
    });
    if (!response.ok) console.error(`Enquiry: ${response.status}`, await reasonIn(response));
    return response.ok;
  } catch (error) {
    console.error("Enquiry:", error);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function reasonIn(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as Partial<EnquiryResponse> | null;
  return body && "message" in body && body.message ? body.message : "no reason given";
}
