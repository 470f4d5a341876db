import type { FieldFix, FieldProblem } from './field-problem.ts'

/** What is wrong, where, and how to mend it. Arrow keys walk along the fixes, Escape goes back to the text. */
export function problemCard(
  { message, place, severity, fixes }: FieldProblem,
  { onFix, onClose }: { onFix: (fix: FieldFix) => void; onClose: () => void },
): HTMLElement {
  const card = element('div', 'rule-card')
  card.setAttribute('role', 'dialog')
  card.setAttribute('aria-label', message)
  card.dataset.severity = severity
  card.append(element('p', 'rule-card-message', message), element('p', 'rule-card-place', place))
  if (fixes.length > 0) {
    const acts = element('p', 'rule-card-acts')
    for (const [index, fix] of fixes.entries()) {
      const button = element('button', index === 0 ? 'button small primary' : 'button small', fix.title)
      button.setAttribute('type', 'button')
      // The editor keeps its selection, and the click is not a click outside of it.
      button.addEventListener('mousedown', event => event.preventDefault())
      button.addEventListener('click', () => onFix(fix))
      acts.append(button)
    }
    acts.append(element('kbd', '', 'Ctrl .'))
    card.append(acts)
  }
  card.addEventListener('keydown', event => {
    const buttons = [...card.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (next !== undefined) buttons.at(next % buttons.length)?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  return card
}

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag)
  if (className) made.className = className
  made.textContent = text
  return made
}
