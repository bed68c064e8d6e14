import { type Enquiry, type EnquiryResponse, enquiryPath } from "#contract/enquiry.ts";

export const sendTimeoutMs = 15_000;

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
    });
    const body = await bodyOf(response);
    if (!response.ok) {
      const reason = body && "message" in body ? body.message : undefined;
      console.error(`Enquiry: ${response.status}`, reason || "no reason given");
      return { accepted: false };
    }
    return { accepted: true, reference: body && "id" in body ? body.id : undefined };
  } catch (error) {
    console.error("Enquiry:", error);
    return { accepted: false };
  } finally {
    clearTimeout(timer);
  }
}

const bodyOf = async (response: Response) =>
  (await response.json().catch(() => null)) as Partial<EnquiryResponse> | null;
