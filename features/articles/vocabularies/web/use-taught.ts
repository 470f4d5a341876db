import { articles, type SentimentAdjustment } from '@guanlan/features/articles/articles/contract'
import { connect, toast, useWords } from '@guanlan/platform/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { strings } from '../strings.ts'

const api = connect(articles)
const queryKey = ['vocabularies', 'taught']

/** What corrections taught; learning goes on in the background, so it is asked for again each minute. */
export const useTaught = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => api.adjustment(undefined, { signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
  })

/** Few: not enough to learn from. Soon: enough, nothing learned yet. */
export type State = 'Few' | 'Soon' | 'Used' | 'Unused' | 'Off'

export function stateOf({ enabled, proven, examples, needed, learnedAt }: SentimentAdjustment): State {
  if (!enabled) return 'Off'
  if (proven) return 'Used'
  if (examples < needed) return 'Few'
  return learnedAt === null ? 'Soon' : 'Unused'
}

export function useSwitchTaught() {
  const t = useWords(strings)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (enabled: boolean) => api.switchAdjustment({ body: { enabled } }),
    onSuccess: now => {
      client.setQueryData(queryKey, now)
      toast({
        text: t(now.enabled ? 'taughtSwitchedOn' : 'taughtSwitchedOff'),
        onUndo: () => mutate(!now.enabled),
      })
    },
    onError: error => void toast({ text: error.message || t('actFailed'), tone: 'warning' }),
  })
  return { switchTo: mutate, isPending }
}
