import { type ExprNode, evaluateSync } from "groq-js";
import { author } from "../project/author.ts";
import { LakeError } from "../request/lake-error.ts";
import type { Dataset } from "./document-cache.ts";
import { ignoreTags } from "./ignore-tags.ts";
import { mapSources } from "./map-sources.ts";
import { findNarrowable, narrow } from "./narrow-by-type.ts";
import { parseQuery, queryError } from "./parse-query.ts";
import type { QueryAnswer, QueryRequest } from "./query-request.ts";
import { tagSources } from "./tag-sources.ts";

export interface Project {
  projectId: string;
  dataset: string;
}

interface Context {
  params: Record<string, unknown>;
  sanity: Project;
  identity: string;
}

/** Answers a query on a dataset. Throws a 400 queryParseError when it does not parse or cannot be evaluated. */
export function evaluateQuery(request: QueryRequest, dataset: Dataset, project: Project): QueryAnswer {
  const { query, params } = request;
  try {
    const tree = parseQuery(query, params, () => dataset.documents);
    const context = { params, sanity: project, identity: request.isAnonymous ? "<anonymous>" : author.id };
    const filters = findNarrowable(tree);
    narrow(filters, dataset);
    const value = evaluate(tree, dataset, context);
    const result = JSON.stringify(value ?? null);
    if (!request.withSourceMap) return { result };
    ignoreTags(tree);
    const tagged = tagSources(dataset);
    narrow(filters, tagged.dataset);
    const sourceMap = mapSources(value, evaluate(tree, tagged.dataset, context), tagged.sources);
    return { result, sourceMap: JSON.stringify(sourceMap) };
  } catch (error) {
    throw error instanceof LakeError ? error : queryError(query, error);
  }
}

function evaluate(tree: ExprNode, { documents, byId }: Dataset, context: Context): unknown {
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null;
  return evaluateSync(tree, { dataset: documents, dereference, ...context }).data;
}
