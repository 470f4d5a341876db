/** Notices to the reader: asked for when there is word of one, and shown once, however many windows are open. */
import { connect, listen } from '@guanlan/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Notice, notifications } from '../../contract.ts'

const api = connect(notifications)
const key = ['notices']
/** A connection that broke without a word. */
const everyMs = 60_000

export interface Notices {
  list: readonly Notice[]
  unopened: number
  open(of: { ids: number[] } | { all: true }): Promise<void>
}

/** @param onPopped told of each notice that comes up, in this window alone */
export function useNotices(onPopped: (notice: Notice) => void): Notices {
  const client = useQueryClient()
  const notified = useRef(onPopped)
  notified.current = onPopped
  useEffect(() => {
    const look = async () => {
      // A window nobody looks at leaves it to one that is looked at, or to its own return.
      if (document.visibilityState === 'hidden') return
      const fresh = await api.pop(undefined).catch(() => [])
      for (const notice of fresh) notified.current(notice)
      if (fresh.length > 0) void client.invalidateQueries({ queryKey: key })
    }
    const stop = listen(notifications.noticed, undefined, {
      onEvent: () => {
        void client.invalidateQueries({ queryKey: key })
        void look()
      },
      onLive: live => live && void look(),
    })
    document.addEventListener('visibilitychange', look)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [client])
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.notices(undefined, { signal }),
    refetchInterval: everyMs,
  })
  return {
    list: data?.list ?? [],
    unopened: data?.unopened ?? 0,
    async open(of) {
      await api.open({ body: of })
      await client.invalidateQueries({ queryKey: key })
    },
  }
}
