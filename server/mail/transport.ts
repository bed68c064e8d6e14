export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised; also the file name. */
  id: string;
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress | undefined;
  subject: string;
  text: string;
  html: string;
  /** About an enquiry that the service sent to itself. */
  canary?: true;
}

/** `send` resolves when the mail server has accepted the mail, or when it is on the disk. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** For nodemailer: addresses are objects, so that visitor text is never parsed as an address list. */
export const asMessage = ({ id: _id, canary: _canary, ...mail }: Mail) => ({
  ...mail,
  headers: { "Auto-Submitted": "auto-generated" },
  // Mail content must not make nodemailer read files or URLs.
  disableFileAccess: true,
  disableUrlAccess: true,
});
