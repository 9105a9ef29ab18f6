import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";

/** For tests of a full disk: why they are skipped where `canMount` says no. */
export const meta = { skipReason: "A small file system cannot be mounted here" };

/** Whether a file system in memory can be mounted here, in a name space of its own. */
export function canMount(): boolean {
  try {
    execFileSync("unshare", ["-rm", "sh", "-c", `mount -t tmpfs -o size=1m tmpfs ${tmpdir()}`], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
