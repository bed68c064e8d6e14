import { useSyncExternalStore } from "react";
import { enquiryList, type ListProblem, listProblem } from "./enquiry-list.ts";

const none: readonly string[] = [];

/** The chosen tests; empty in the prerendered document. */
export const useEnquiryList = (): readonly string[] =>
  useSyncExternalStore(enquiryList.subscribe, enquiryList.ids, () => none);

export const useListProblem = (): ListProblem | undefined =>
  useSyncExternalStore(enquiryList.subscribe, listProblem, () => undefined);
