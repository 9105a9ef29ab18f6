export const clientsPath = "/dashboard/owner/clients";
