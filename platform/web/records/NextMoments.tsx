import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallOptions } from '../client/send.ts'
import { useFormat } from '../language/format.ts'
import { useWords } from '../language/words.ts'
import styles from './NextMoments.module.css'
import { recordStrings } from './strings.ts'

/** The call that `nextMomentsCall` declares. */
interface Next<Timing> {
  (call: { body: Timing }, options?: CallOptions): Promise<string[]>
  endpoint: { path: string; body: z.core.$ZodType<Timing> }
}

/** The next five moments of what is written; where it says none, why. */
export function NextMoments<Timing extends object>({
  next,
  written,
  isBeside = false,
}: {
  next: Next<Timing>
  /** Of a draft, the fields that the call takes are sent. */
  written: NoInfer<Timing>
  /** It is the `aside` of a form; otherwise it stands among the fields. */
  isBeside?: boolean
}) {
  const t = useWords(recordStrings)
  const format = useFormat()
  const fields = Object.keys((next.endpoint.body as unknown as z.ZodObject).shape)
  const body = Object.fromEntries(fields.map(field => [field, written[field as keyof Timing]])) as Timing
  const { data, error } = useQuery({
    queryKey: [next.endpoint.path, JSON.stringify(body)],
    queryFn: ({ signal }) => next({ body }, { signal }),
    placeholderData: before => before,
    retry: false,
  })
  return (
    <aside className={isBeside ? styles.beside : styles.among} aria-label={t('nextFive')}>
      <h3>{t('nextFive')}</h3>
      <div role="status">
        {error ? (
          error.message
        ) : data?.length === 0 ? (
          t('noMoments')
        ) : (
          <ol>
            {data?.map(moment => (
              <li key={moment}>{format.moment(moment)}</li>
            ))}
          </ol>
        )}
      </div>
    </aside>
  )
}
