type Facts = {
  project: { id: string; name: string; service: string; clientName: string };
  endorsement: {
    may_show: boolean;
    may_quote: boolean;
    quote: string;
    said_by: string;
    said_by_role: string;
  };
};

/**
 * The documents that a client's answer allows, with what the portal knows; the owner adds the rest in the Studio. Their
 * ids come from the project's, so that making them twice makes them once.
 */
export function planDrafts({ project, endorsement }: Facts) {
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
            ...(project.service && project.service.length <= 40 ? { methodology: [project.service] } : {}),
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

function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 96)
    .replace(/^-|-$/g, "");
}
