/** A way to the database of a test that can be cut: for whoever connects by it, the database has stopped. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseSwitch {
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
  /** From now on nothing is answered, neither on open connections nor on new ones, until it thaws. */
  freeze(): void
  thaw(): void
}

export async function databaseSwitch(realUrl: string): Promise<DatabaseSwitch> {
  const real = new URL(realUrl)
  const open = new Set<Socket>()
  let isFrozen = false
  const server = createServer(socket => {
    const onward = connect(Number(real.port || 5432), real.hostname)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => {}).on('close', () => open.delete(end))
    }
    socket.pipe(onward)
    // Not a pipe: that would begin to flow by itself.
    onward.on('data', bytes => socket.write(bytes)).on('end', () => socket.end())
    if (isFrozen) onward.pause()
    answering.add(onward)
    onward.on('close', () => answering.delete(onward))
  })
  /** The database's ends. */
  const answering = new Set<Socket>()
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(realUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut() {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      for (const socket of open) socket.destroy()
      return closed
    },
    mend: () => listen(port),
    freeze() {
      isFrozen = true
      for (const socket of answering) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of answering) socket.resume()
    },
  }
}
