/** Pages leave a place for the year; the server fills it when it sends them, so no rebuild is due on 1 January. */
export const yearSlot = "%YEAR%";

export const fillYear = (page: string, year: string) => page.replaceAll(yearSlot, year);
