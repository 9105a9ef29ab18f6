/** https://globalprivacycontrol.org: the visitor has told the browser to refuse for them. */
export function asksForPrivacy(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
