import type { ChildProcess } from 'node:child_process'

/** Until the product that was started answers at its address, which takes a minute at most. */
export async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  for (let tries = 0; tries < 6_000; tries++) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`)
    const reply = await fetch(`${origin}/health/ready`).catch(() => null)
    if (reply?.ok) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('the product was not ready within a minute')
}
