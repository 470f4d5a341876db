/** How the field looks: the colours of the theme, the measures of the other fields. */
import { EditorView } from '@codemirror/view'

const underline = (colour: string) => ({
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: '5px',
})

export const fieldLook = EditorView.theme({
  '&': {
    minHeight: 'var(--rule-height, 110px)',
    maxHeight: '340px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-control)',
    background: 'var(--panel-bg)',
    color: 'var(--text)',
    fontSize: '14px',
  },
  '&.cm-focused': { outline: '0', borderColor: 'var(--primary)', boxShadow: '0 0 0 2px var(--primary-bg)' },
  '&:has([aria-invalid="true"])': { borderColor: 'var(--danger)' },
  '.cm-scroller': { overflow: 'auto', font: '14px / 26px var(--font-mono)', scrollbarWidth: 'thin' },
  '.cm-content': { minHeight: 'calc(var(--rule-height, 110px) - 2px)', padding: '8px 0', caretColor: 'var(--text)' },
  '.cm-content:focus-visible': { outline: '0' },
  '.cm-line': { padding: '0 12px' },
  '.cm-placeholder': { color: 'var(--text-secondary)' },
  '.rule-operator': { color: 'var(--primary)', fontWeight: '600' },
  '.rule-bracket': { color: 'var(--text-secondary)' },
  '.rule-scope': { color: 'var(--sentiment-positive)', fontWeight: '600' },
  '.rule-name': { color: 'var(--primary)', background: 'var(--primary-bg)', borderRadius: '2px' },
  '.rule-number': { color: 'var(--warning)' },
  '.rule-quoted': { color: 'var(--text)', background: 'var(--sunken-bg)', borderRadius: '2px' },
  // The minus before it says the same without colour; struck out, Chinese words are hard to read while they are written.
  '.rule-excluded': { color: 'var(--lost)' },
  '.rule-partner': { background: 'var(--primary-bg)', outline: '1px solid var(--primary)', borderRadius: '2px' },
  '.rule-error': underline('var(--danger)'),
  '.rule-advice': underline('var(--warning)'),
  '.cm-tooltip': {
    zIndex: '40',
    border: '0',
    borderRadius: 'var(--radius-float)',
    background: 'var(--panel-bg)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow-float), 0 0 0 1px var(--border)',
  },
  '.rule-card': { maxWidth: '440px', padding: '10px 12px', font: '13px / 20px var(--font)' },
  '.rule-card-message': { fontWeight: '600' },
  '.rule-card[data-severity="error"] .rule-card-message': { color: 'var(--danger)' },
  '.rule-card-place': { fontSize: '12px', color: 'var(--text-secondary)' },
  '.rule-card-acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', marginTop: '8px' },
  '.cm-tooltip.cm-tooltip-autocomplete': { padding: '4px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxWidth: 'min(560px, 90vw)',
    maxHeight: '264px',
    fontFamily: 'var(--font)',
    fontSize: '13px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '12px',
    alignItems: 'baseline',
    padding: '3px 8px',
    lineHeight: '20px',
    borderRadius: 'var(--radius-control)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--primary-bg)',
    color: 'var(--text)',
  },
  '.cm-completionLabel': { fontFamily: 'var(--font-mono)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600', color: 'var(--primary)' },
  '.cm-completionDetail': { marginLeft: 'auto', fontStyle: 'normal', fontSize: '12px', color: 'var(--text-secondary)' },
})
