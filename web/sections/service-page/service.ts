import type { ServicePageQueryResult } from "schemas/generated/content.ts";

export type Service = NonNullable<ServicePageQueryResult>;
