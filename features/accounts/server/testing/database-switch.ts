/** A way to the database of a test that can be cut: for whoever connects by it, the database has stopped. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseSwitch {
  url: string
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function databaseSwitch(realUrl: string): Promise<DatabaseSwitch> {
  const real = new URL(realUrl)
  const open = new Set<Socket>()
  const server = createServer(socket => {
    const onward = connect(Number(real.port || 5432), real.hostname)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => {}).on('close', () => open.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
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
  }
}
