/** Others who have the same report open, what they say, and what they saved. */

import { beatSeconds } from '@guanlan/platform/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Present, ReportComment } from '../../contract.ts'
import { editing } from '../api.ts'
import type { Editing } from './editing.ts'

const nobody: Present['people'] = []
const nothing: ReportComment[] = []

export function useCompany(editor: Editing, reportId: number, blockId: string | null) {
  const at = useRef(blockId)
  useEffect(() => {
    at.current = blockId
  })
  const { data: present } = useQuery({
    queryKey: ['report', reportId, 'present'],
    queryFn: async ({ signal }) => {
      const now = await editing.presence({ body: { reportId, blockId: at.current } }, { signal })
      await editor.catchUp(now.version)
      return now
    },
    refetchInterval: beatSeconds * 1_000,
    staleTime: 0,
  })
  const { data: comments, refetch } = useQuery({
    queryKey: ['report', reportId, 'comments'],
    queryFn: ({ signal }) => editing.comments({ params: { reportId } }, { signal }),
    refetchInterval: beatSeconds * 1_000,
  })
  return { people: present?.people ?? nobody, comments: comments ?? nothing, commented: refetch }
}
