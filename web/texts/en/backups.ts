export const backups = {
  heading: "Backups",
  proven: (when: string) =>
    `Backup proven ${when}: it was restored to a test copy, and everything was there.`,
  off: "Backups are not set up.",
  lastProven: (when: string) => `Last proven ${when}`,
  neverProven: "No backup has been proven yet",
  wrong: {
    late: "No backup was made in the last two nights. Is the machine that makes them running?",
    unproven: "Backups are made, but none was tested in the last two nights.",
    no_space: "The backup did not fit on the disk. Free some space, or keep fewer backups.",
    database: "The database could not be backed up.",
    content: "The website’s content could not be backed up whole.",
    archive: "The last backup cannot be opened. The next one is made tonight; make one now to be safe.",
    rows: "Restored to a test copy, the last backup differed from what was saved.",
    files: "A file in the portal is missing or damaged, so its backup is too.",
    receipts: "A client’s decision no longer matches its receipt.",
    sign_in: "Restored to a test copy, the last backup let nobody sign in.",
    other: "The last backup failed. Whoever looks after the machine finds the reason in its log.",
  },
};
