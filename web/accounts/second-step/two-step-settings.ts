/** Where an account's factors and recovery codes are listed. */
export const twoStepSettings = "/dashboard/settings#two-step";
