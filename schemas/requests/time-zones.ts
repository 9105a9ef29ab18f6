/**
 * Zones that Intl still lists under a name that the time zone database gave up, or that people there do. Both spellings stay valid:
 * https://github.com/eggert/tz/blob/main/backward
 */
export const renamedZones: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The zones to choose from, under today's names, and UTC; also the one that was `chosen` before, as it was spelled then. */
export function listTimeZones(chosen = ""): string[] {
  const known = Intl.supportedValuesOf("timeZone").map((zone) => renamedZones[zone] ?? zone);
  return [...new Set(["UTC", ...known, ...(chosen ? [chosen] : [])])].sort();
}
