import {
  type Certificate,
  carouselMs,
  certificates,
  certifications,
} from "#content/accreditation.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { verifyReport, verifyReportId } from "#content/verify-report.ts";
import { formatDate } from "../dates/format-date.ts";
import { askPath, certificateQuestion } from "./ask-path.ts";
import { certificateImage } from "./pictures.ts";

export type AccreditationPage = ReturnType<typeof accreditationPage>;

export const accreditationPage = () => ({
  certifications: { intervalMs: carouselMs, all: certifications },
  verifyReport: { id: verifyReportId, ...verifyReport },
  howWeWork: howWeWork.link,
  certificates: certificates.map((certificate: Certificate) => ({
    ...certificate,
    validUntil: certificate.validUntil && formatDate(certificate.validUntil),
    image: certificateImage(certificate.id),
    ask: askPath(certificateQuestion, certificate.title),
  })),
});
