/** What is shown over the open page, on a host that has no page of its own for it. */
import { create } from 'zustand'

interface Over {
  /** With its question; null: nothing. */
  address: string | null
  /** The page that was open last: where somebody stays who asks for what this host does not have. */
  page: string | null
}

export const useOver = create<Over>(() => ({ address: null, page: null }))

export const closeOver = (): void => useOver.setState({ address: null })
