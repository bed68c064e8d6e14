import type { Engine } from "../engines/engine.ts";

export interface Verification {
  enquiries: number;
  mailJobs: number;
  problems: string[];
}

const withoutMail = `select id from enquiries where not exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id and recipient = 'laboratory')`;

/** Whether the database is intact and every enquiry has its mail job. */
export async function verifyStore(engine: Engine): Promise<Verification> {
  const [counts] = await engine.read(
    `select (select count(*) from enquiries) as enquiries, (select count(*) from outbox) as jobs`,
  );
  const missing = await engine.read(withoutMail);
  return {
    enquiries: Number(counts!.enquiries),
    mailJobs: Number(counts!.jobs),
    problems: [
      ...(await engine.integrityErrors()),
      ...missing.map(({ id }) => `${String(id)} has no mail to the laboratory.`),
    ],
  };
}
