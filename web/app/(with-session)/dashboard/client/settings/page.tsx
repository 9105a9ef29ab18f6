import { renderSettingsPage, type SettingsPageProps } from "../../settings-page.tsx";

export { metadata } from "../../settings-page.tsx";

export default function ClientSettingsPage({ searchParams }: SettingsPageProps) {
  return renderSettingsPage("client", searchParams);
}
