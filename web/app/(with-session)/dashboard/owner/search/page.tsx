import { renderSearchPage, type SearchPageProps } from "../../search-page.tsx";

export { generateMetadata } from "../../search-page.tsx";

export default function OwnerSearchPage({ searchParams }: SearchPageProps) {
  return renderSearchPage("owner", searchParams);
}
