import type { Fillings } from './ground.ts'

export const refreshing: Fillings = {
  interact: ({ article }) => ({ body: { idList: [article] } }),
  interactByUrl: () => ({
    body: { url: 'https://nobody.example.invalid/1' },
    alike: 'what no adapter knows is told to everybody',
  }),
  detect: ({ article }) => ({ body: { idList: [article] } }),
}
