/** Whose people are managed: the chosen organisation's, or, for an operator, those of the one in the address or of all. */
import { useSearchParams } from 'react-router'
import { useIsOperator } from './api.ts'

export interface Managed {
  isOperator: boolean
  /** Options of a call about people of one or of all; `of` a row counts first. */
  asked: (of?: number) => { organisation?: number | null }
  /** A number where an operator has chosen one. */
  orgId: number | null
  /** Whether one organisation is meant. */
  isOne: boolean
}

export function useManaged(): Managed {
  const isOperator = useIsOperator()
  const [search] = useSearchParams()
  const written = Number(search.get('org'))
  const orgId = isOperator && Number.isSafeInteger(written) && written > 0 ? written : null
  return {
    isOperator,
    orgId,
    isOne: !isOperator || orgId !== null,
    asked: of => (isOperator ? { organisation: of ?? orgId } : {}),
  }
}
