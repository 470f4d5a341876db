import { resources } from '@guanlan/features/resources/resources/contract'
import { connect, type Draft as Form, SlotInput, useMay, useWords } from '@guanlan/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CompetitorDraft, ScreenCompetitor } from '../contract.ts'
import { strings } from '../strings.ts'

const api = connect(resources)

/** An entry of the brand library, offered as it is typed. */
export function BrandInput({ draft, disabled }: { draft: Form<CompetitorDraft, ScreenCompetitor>; disabled: boolean }) {
  const t = useWords(strings)
  const may = useMay()
  const list = useId()
  const like = draft.form.watch('brand')
  const { data } = useQuery({
    queryKey: ['screenCompetitors', 'brands', like],
    queryFn: ({ signal }) => api.brandNames({ body: { like } }, { signal }),
    enabled: !disabled && may('resources.view'),
    placeholderData: keepPreviousData,
  })
  return (
    <SlotInput<CompetitorDraft, string> of={draft} name="brand" label={t('brand')} note={t('brandHint')}>
      {({ value, onChange, onBlur, ref, labelId, describedBy }) => (
        <>
          <input
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            ref={ref}
            list={list}
            value={value}
            maxLength={100}
            disabled={disabled}
            onBlur={onBlur}
            onChange={event => onChange(event.target.value)}
          />
          <datalist id={list}>
            {data?.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </SlotInput>
  )
}
