type Packages = Record<string, { version?: string; link?: boolean; optional?: boolean; peer?: boolean }>;

export function isInstalled(root: string): boolean;
export function fits(wanted: Packages, installed: Packages): boolean;
