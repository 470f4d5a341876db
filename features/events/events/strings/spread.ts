export const spreadWords = { seeSpread: ['传播溯源', '傳播溯源', 'Where it came from'] } as const
