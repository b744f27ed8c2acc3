/**
 * Runs a program of PostgreSQL for root: as a dedicated user in a mount namespace with the system and the program
 * read-only, a few writable folders, and nothing else of the machine (decision 73).
 */
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Arguments: user, group, the program's folders, `--`, the writable folders, `--`, the command.
 *
 * The new root is a file system in memory, mounted over /sys, which every machine has and PostgreSQL does not need.
 * Paths are the same inside as outside. There is no /proc, so programs inside see no other processes. The user has no
 * capabilities and cannot gain any (no_new_privs), and the kernel refuses user namespaces in a chroot.
 */
const SCRIPT = `set -eu
uid=$1 gid=$2 root=/sys
shift 2
bind() {
  mkdir -p "$root$1"
  mount --bind "$1" "$root$1"
  mount -o "remount,bind,nosuid,nodev,$2" "$root$1"
}
mount -t tmpfs -o mode=0755,nosuid m4u "$root"
for place in /usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /nix /gnu; do
  if [ -L "$place" ]; then cp -P "$place" "$root/"; elif [ -d "$place" ]; then bind "$place" ro; fi
done
printf 'root:x:0:0::/:\\nm4u:x:%s:%s::/:\\n' "$uid" "$gid" > "$root/.passwd"
mount --bind "$root/.passwd" "$root/etc/passwd"
mkdir "$root/dev" "$root/dev/shm" "$root/tmp"
for node in null zero random urandom; do
  : > "$root/dev/$node"
  mount --bind "/dev/$node" "$root/dev/$node"
done
for place in /dev/shm /tmp; do mount -t tmpfs -o mode=1777,nosuid,nodev m4u "$root$place"; done
while [ "$1" != -- ]; do [ -e "$root$1" ] || bind "$1" ro; shift; done
shift
while [ "$1" != -- ]; do bind "$1" rw; shift; done
shift
exec chroot "$root" setpriv --reuid="$uid" --regid="$gid" --clear-groups \\
  --inh-caps=-all --bounding-set=-all --no-new-privs -- "$@"`;

/**
 * Returns the command that runs `program` in that namespace. It keeps its process id, so that signals reach the
 * program.
 */
export const confine = (
  { uid, gid }: { readonly uid: number; readonly gid: number },
  program: string,
  args: readonly string[],
  writable: readonly string[],
): { file: string; args: string[] } => {
  const home = program.startsWith('/') ? [dirname(dirname(realpathSync(program)))] : [];
  // Without /proc a program cannot find the libraries beside itself.
  const libraries = home.map((folder) => `LD_LIBRARY_PATH=${folder}/lib`);
  const own = [String(uid), String(gid), ...home, '--', ...writable, '--', 'env', ...libraries, program, ...args];
  // No network, since PostgreSQL is reached by its socket in a folder.
  return { file: 'unshare', args: ['--mount', '--net', '--propagation=private', 'sh', '-c', SCRIPT, 'm4u', ...own] };
};
