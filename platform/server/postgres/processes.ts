// Is that process still the one we knew? Process numbers are reused, in containers at every start.
import { readFileSync } from 'node:fs'

/** `born` tells two processes of one number apart; empty where the system cannot tell (not Linux). */
export type ProcessMark = { pid: number; born: string }

export function markOf(pid: number): ProcessMark {
  return { pid, born: linuxStat(pid)?.born ?? '' }
}

export function isAlive(mark: ProcessMark): boolean {
  if (!exists(mark.pid)) return false
  const stat = linuxStat(mark.pid)
  if (!stat) return true
  // A zombie process answers signals until it is reaped, which may never happen (a container without an init process).
  if (stat.state === 'Z') return false
  return mark.born === '' || mark.born === stat.born
}

/** The words the process was started with; undefined where the system does not tell. */
export function commandLine(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return undefined
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** proc_pid_stat(5): the name in brackets may hold spaces, so fields are counted after the last bracket. */
function linuxStat(pid: number): { state: string; born: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { state: fields[0] ?? '', born: `${boot}:${fields[19] ?? ''}` }
  } catch {
    return undefined
  }
}
