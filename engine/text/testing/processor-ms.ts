/** Milliseconds of processor time since: a machine that is busy with others does not make a text slow. Test files run in processes of their own. */
export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
