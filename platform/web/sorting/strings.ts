import { phrases } from '@guanlan/platform/contract'

export const sortingStrings = phrases({
  handle: ['移动“{{name}}”', '移動「{{name}}」', 'Move "{{name}}"'],
  hint: ['拖动，或按 Alt+↑ / Alt+↓', '拖曳，或按 Alt+↑ / Alt+↓', 'Drag, or press Alt+↑ / Alt+↓'],
  moved: [
    '“{{name}}”移到第 {{place}} 位，共 {{of}} 位',
    '「{{name}}」移到第 {{place}} 位，共 {{of}} 位',
    '"{{name}}" is now {{place}} of {{of}}',
  ],
})
