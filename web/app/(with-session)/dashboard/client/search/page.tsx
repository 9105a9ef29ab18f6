import { renderSearchPage, type SearchPageProps } from "../../search-page.tsx";

export { generateMetadata } from "../../search-page.tsx";

export default function ClientSearchPage({ searchParams }: SearchPageProps) {
  return renderSearchPage("client", searchParams);
}
