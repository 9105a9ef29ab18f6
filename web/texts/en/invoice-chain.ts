export const invoiceChain = {
  of: (what: string) => `From approval to payment: ${what}`,
  approvedOn: (day: string) => `Approved on ${day}`,
  deposit: (invoice: string) => `Deposit, ${invoice}`,
  over: (sum: string) => `${sum} before tax`,
  paidOn: (day: string) => `on ${day}`,
  dueOn: (day: string) => `due ${day}`,
};
