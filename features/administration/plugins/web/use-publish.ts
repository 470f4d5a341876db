import { confirm, toast, toastError, useWords } from '@guanlan/platform/web'
import { useState } from 'react'
import type { AddressDraft, MadeAddress } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, useReload } from './api.ts'

/** Makes and ends addresses; what was made is shown until it is closed. */
export function usePublish(onChanged?: () => void) {
  const t = useWords(strings)
  const reload = useReload()
  const [made, setMade] = useState<MadeAddress | null>(null)
  const tried = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toastError(error)
    }
    await reload()
    onChanged?.()
  }
  return {
    made,
    forget: () => setMade(null),
    publish: (of: Partial<AddressDraft>, name: string, isExchange: boolean) =>
      tried(async () => {
        const title = t('exchangeTitle', { name })
        if (isExchange && !(await confirm({ title, loss: t('exchangeLoss'), act: t('newAddress'), danger: false })))
          return
        setMade(await api.publish({ body: of }))
      }),
    revoke: (id: number, name: string) =>
      tried(async () => {
        const title = t('revokeTitle', { name })
        if (!(await confirm({ title, loss: t('revokeLoss'), act: t('revoke'), danger: true }))) return
        await api.revoke({ params: { id } })
        setMade(null)
        toast({ text: t('revoked') })
      }),
  }
}
