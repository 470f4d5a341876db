import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Frame, Panel } from '../../contract.ts'
import { api, boardsKey } from '../api.ts'

/** What all panels of a layout show, asked once for all of them, and again each minute. */
export const useFigures = (panels: readonly Panel[], frame: Frame) =>
  useQuery({
    // Where panels stand changes nothing of what they show.
    queryKey: [boardsKey, 'figures', panels.map(({ id, of, shows }) => [id, of, shows]), frame],
    queryFn: ({ signal }) => api.figures({ body: { panels: [...panels], frame } }, { signal }),
    enabled: panels.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
