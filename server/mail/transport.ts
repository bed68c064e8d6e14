export interface Mail {
  /** The same for every attempt, so that a repeat is recognised; also the name of its file. */
  id: string;
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: { name: string; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
}

/** A way to send. Resolves when the mail is somebody else's responsibility, or on the disk. */
export interface Transport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** For nodemailer: addresses as objects, so that no text of a visitor is ever read as an address list. */
export const asMessage = ({ id: _id, ...mail }: Mail) => ({
  ...mail,
  headers: { "Auto-Submitted": "auto-generated" },
  // Nothing in a mail is fetched or read from the disk.
  disableFileAccess: true,
  disableUrlAccess: true,
});
