import { renderSettingsPage, type SettingsPageProps } from "../../settings-page.tsx";

export { generateMetadata } from "../../settings-page.tsx";

export default function OwnerSettingsPage({ searchParams }: SettingsPageProps) {
  return renderSettingsPage("owner", searchParams);
}
