import { Button, copyText, type Draft, SelectInput, toast, useMay, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { Warning } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api } from '../api.ts'
import type { WarningFormValues } from './warning-form.ts'

/** By which template the messages of a warning are written; none: as the organisation has it. Whom it concerns may choose by a link. */
export function TemplateInput({ of: draft }: { of: Draft<WarningFormValues, Warning> }) {
  const t = useWords(strings)
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['warnings', 'templates'],
    queryFn: ({ signal }) => api.templates(undefined, { signal }),
  })
  const share = async (warningId: number) => {
    try {
      const { address } = await api.linkToTemplates({ body: { warningId } })
      const link = `${location.origin}/#${address}`
      await copyText(link, t('templatesLinkCopied'), link)
    } catch (error) {
      toast({ text: (error as Error).message, tone: 'warning' })
    }
  }
  return (
    <>
      <SelectInput<WarningFormValues, number>
        of={draft}
        name="templateId"
        label={t('templateId')}
        placeholder={t('templateOfOrganisation')}
        choices={data?.map(({ id, name }) => ({ id, name })) ?? []}
      />
      {draft.stored && may('warnings.edit') && (
        <p>
          <Button size="small" icon="share" onClick={() => draft.stored && void share(draft.stored.id)}>
            {t('shareTemplates')}
          </Button>
        </p>
      )}
    </>
  )
}
