type Facts = {
  project: {
    id: string;
    name: string;
    service: string;
    clientName: string;
    live_url: string | null;
    archived_at: string | null;
  };
  endorsement: {
    may_show: boolean;
    may_quote: boolean;
    quote: string;
    said_by: string;
    said_by_role: string;
  };
  /** The page of the service that the project was. */
  servicePageId?: string | undefined;
};

/**
 * The documents that a client's answer allows, with what the portal knows; the owner adds the rest in the Studio. Their
 * ids come from the project's, so that making them twice makes them once.
 */
export function planDrafts({ project, endorsement, servicePageId }: Facts) {
  const { service, live_url, archived_at } = project;
  const { may_show, may_quote, quote, said_by, said_by_role } = endorsement;
  return [
    ...(may_show
      ? [
          {
            _id: `caseStudy-${project.id}`,
            _type: "caseStudy" as const,
            title: project.name,
            client: project.clientName,
            slug: { _type: "slug" as const, current: slugOf(`${project.clientName} ${project.name}`) },
            ...(service && service.length <= 40 ? { methodology: [service] } : {}),
            ...(archived_at && { year: Number(archived_at.slice(0, 4)) }),
            ...(live_url?.startsWith("https://") && { liveUrl: live_url }),
            ...(servicePageId && { services: [{ ...refer(servicePageId), _key: "service" }] }),
            ...(may_quote && { chapters: [quoteOf(`testimonial-${project.id}`)] }),
          },
        ]
      : []),
    ...(may_quote
      ? [
          {
            _id: `testimonial-${project.id}`,
            _type: "testimonial" as const,
            quote,
            who: said_by,
            ...(said_by_role && { role: said_by_role }),
            company: project.clientName,
          },
        ]
      : []),
  ];
}

/** The words stand on the page too. They are a draft as well: the reference becomes a strong one when both are published. */
function quoteOf(testimonialId: string) {
  return {
    _type: "chapterQuote" as const,
    _key: "quote",
    testimonial: {
      ...refer(testimonialId),
      _weak: true,
      _strengthenOnPublish: { type: "testimonial" },
    },
  };
}

function refer(id: string) {
  return { _type: "reference" as const, _ref: id };
}

function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 96)
    .replace(/^-|-$/g, "");
}
