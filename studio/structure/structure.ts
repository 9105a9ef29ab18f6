import type { ListBuilder, ListItemBuilder, StructureBuilder } from "sanity/structure";
import brand from "../../schemas/brand.json";
import { listTypes, singletonTypes } from "../../schemas/documents/all.ts";
import type { Unready } from "../../schemas/find-unready.ts";
import { legalPages, legalPageTemplate } from "../legal-pages.ts";
import { OpeningList } from "../opening/opening-list.tsx";
import { PublishTogether } from "../together/publish-together.tsx";

/** The desk's drawers, named and ordered the way an owner thinks of the site. */
export function structure(S: StructureBuilder, unready: Unready[] = []): ListBuilder {
  return S.list()
    .id("content")
    .title(brand.name)
    .items([
      ...(unready.length > 0 ? [listUnready(S, unready), S.divider()] : []),
      S.listItem()
        .id("drafts")
        .title("Not published yet")
        .child(S.component(PublishTogether).id("drafts").title("Not published yet")),
      listFound(
        S,
        "scheduled",
        "Scheduled",
        `_type in $types && (dateTime(publishFrom) > dateTime(now()) || dateTime(publishUntil) > dateTime(now()))`,
      ),
      S.divider(),
      openSingleton(S, "homePage", "Home page"),
      S.divider().title("Work"),
      listDocuments(S, "caseStudy", "Case studies"),
      openSingleton(S, "workPage", "All work"),
      S.divider().title("On the home page"),
      listDocuments(S, "serviceCard", "Service cards"),
      listDocuments(S, "industry", "Industries"),
      listDocuments(S, "testimonial", "Words from clients"),
      listDocuments(S, "showcasePage", "Concept showcase"),
      listDocuments(S, "announcement", "Announcements"),
      S.divider().title("Other pages"),
      listDocuments(S, "servicePage", "Service pages"),
      listDocuments(S, "page", "Pages"),
      listDocuments(S, "proverb", "Proverbs"),
      openSingleton(S, "brandKit", "Brand kit"),
      listLegalPages(S),
      S.divider().title("In the portal"),
      listDocuments(S, "docArticle", "Portal guides"),
      listDocuments(S, "carePlan", "Care plans"),
      openSingleton(S, "portal", "Order in the portal"),
      S.divider().title("Behind the scenes"),
      openSingleton(S, "siteSettings", "Site settings"),
      openSingleton(S, "promises", "What you promise"),
      listDocuments(S, "redirect", "Redirects"),
    ]);
}

/** There until the site may open. */
function listUnready(S: StructureBuilder, unready: Unready[]): ListItemBuilder {
  const title = `Before you open (${unready.length})`;
  return S.listItem()
    .id("before-you-open")
    .title(title)
    .child(S.component(OpeningList).id("before-you-open").title("Before you open").options({ unready }));
}

/** A drawer that opens the one document of a type, whose id is the type's name. */
function openSingleton(S: StructureBuilder, typeName: string, title: string): ListItemBuilder {
  return S.documentTypeListItem(typeName)
    .id(typeName)
    .title(title)
    .child(S.document().schemaType(typeName).documentId(typeName).title(title));
}

/** A drawer with all documents of a type, in the first ordering its schema names. */
function listDocuments(S: StructureBuilder, typeName: string, title: string): ListItemBuilder {
  const ordering = listTypes.find(({ name }) => name === typeName)?.orderings?.[0]?.by ?? [];
  return S.documentTypeListItem(typeName)
    .title(title)
    .child(S.documentTypeList(typeName).title(title).defaultOrdering(ordering));
}

/** A drawer with the legal pages that the site has a place for, whether they are written yet or not. */
function listLegalPages(S: StructureBuilder): ListItemBuilder {
  const pages = Object.entries(legalPages).map(([slug, title]) => {
    const id = `legalPage-${slug}`;
    const page = S.document().schemaType("legalPage").documentId(id);
    return S.documentTypeListItem("legalPage")
      .id(id)
      .title(title)
      .child(page.initialValueTemplate(legalPageTemplate.id, { slug }));
  });
  return S.documentTypeListItem("legalPage")
    .title("Legal")
    .child(S.list().id("legalPage").title("Legal").items(pages));
}

/** A drawer with the documents of every kind that a filter finds, the last edited first. */
function listFound(S: StructureBuilder, id: string, title: string, filter: string): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .apiVersion("2025-02-19")
        .filter(filter)
        .params({ types: [...singletonTypes, ...listTypes].map(({ name }) => name) })
        .defaultOrdering([{ field: "_updatedAt", direction: "desc" }]),
    );
}
