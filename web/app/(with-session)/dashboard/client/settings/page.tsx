import { renderSettingsPage, type SettingsPageProps } from "../../settings-page.tsx";

export { generateMetadata } from "../../settings-page.tsx";

export default function ClientSettingsPage({ searchParams }: SettingsPageProps) {
  return renderSettingsPage("client", searchParams);
}
