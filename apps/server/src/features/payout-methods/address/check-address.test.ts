// Addresses by their published vectors: Keccak, EIP-55, BIP 173 and 350, Base58Check, TRON.

import { keccak_256 } from '@noble/hashes/sha3.js'
import { describe, expect, it } from 'vitest'
import { decodeBase58 } from './base58-check.ts'
import { CHAINS } from './chains.ts'
import { addressProblem, withChecksum } from './check-address.ts'
import { NO_WALLETS } from './no-wallets.ts'
import { readSegwitAddress } from './segwit-address.ts'

const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')

describe('Keccak-256', () => {
  it.each([
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
    [
      'The quick brown fox jumps over the lazy dog',
      '4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15',
    ],
  ])('of "%s"', (text, hash) => {
    expect(hex(keccak_256(Buffer.from(text)))).toBe(hash)
  })

  it('of more than one block: 200 bytes of A3 (its team’s own answers)', () => {
    expect(hex(keccak_256(Buffer.alloc(200, 0xa3)))).toBe(
      '3a57666b048777f2c953dc4456f45a2588e1cb6f2da760122d530ac2ce607d4a',
    )
  })
})

describe('EIP-55', () => {
  const RIGHT = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]

  it.each(RIGHT)('takes %s', (address) => {
    expect(addressProblem('evm', address)).toBeUndefined()
    expect(withChecksum(address.toLowerCase())).toBe(address)
  })

  it('refuses one without its capitals, with a wrong one, and what is none', () => {
    expect(addressProblem('evm', RIGHT[4]?.toLowerCase() ?? '')).toBe('address_checksum')
    expect(addressProblem('evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed')).toBe(
      'address_checksum',
    )
    const none = ['', '0x', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']
    for (const text of none) expect(addressProblem('evm', text)).toBe('address')
  })
})

describe('witness addresses (BIP 350)', () => {
  it.each([
    [
      'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
      'bc',
      0,
      '751e76e8199196d454941c45d1b3a323f1433bd6',
    ],
    [
      'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
      'tb',
      0,
      '1863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
    ],
    ['BC1SW50QGDZ25J', 'bc', 16, '751e'],
    ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'bc', 2, '751e76e8199196d454941c45d1b3a323'],
    [
      'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
      'tb',
      1,
      '000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
    ],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
      'bc',
      1,
      '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    ],
  ])('reads %s', (address, prefix, version, program) => {
    const read = readSegwitAddress(address, prefix)
    expect('program' in read && [read.version, hex(read.program)]).toEqual([version, program])
  })

  it.each([
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'tb', 'format'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bc', 'checksum'],
    ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'tb', 'checksum'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bc', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bc', 'checksum'],
    ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'tb', 'checksum'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'bc', 'format'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'bc', 'format'],
    ['bc1pw5dgrnzv', 'bc', 'format'],
    [
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'bc',
      'format',
    ],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'bc', 'format'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'tb', 'format'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'bc', 'format'],
    ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'tb', 'format'],
    ['bc1gmk9yu', 'bc', 'format'],
  ] as const)('refuses %s', (address, prefix, wrong) => {
    expect(readSegwitAddress(address, prefix)).toEqual({ wrong })
  })
})

it.each([
  ['2g', '61'],
  ['a3gV', '626262'],
  ['2cFupjhnEsSn59qHXstmK2ffpLv2', '73696d706c792061206c6f6e6720737472696e67'],
  ['ABnLTmg', '516b6fcd0f'],
  ['1111111111', '00000000000000000000'],
])('reads Base58 %s', (text, bytes) => {
  expect(hex(decodeBase58(text))).toBe(bytes)
})

describe('bitcoin', () => {
  it.each([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])('takes %s', (address) => {
    expect(addressProblem('bitcoin', address)).toBeUndefined()
  })

  it('refuses another network, a version that nobody defined, a letter mistyped', () => {
    expect(addressProblem('bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn')).toBe('address')
    expect(addressProblem('bitcoin', 'BC1SW50QGDZ25J')).toBe('address')
    expect(addressProblem('bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs')).toBe('address')
    expect(addressProblem('bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBe('address_checksum')
    expect(addressProblem('bitcoin', '1'.repeat(5_000))).toBe('address')
  })
})

describe('tron', () => {
  it('takes an address of its own and no other', () => {
    expect(addressProblem('tron', 'TWdbcdccYzkSti3catsR3BigaDTptoVp4a')).toBeUndefined()
    expect(addressProblem('tron', 'TWdbcdccYzkSti3catsR3BigaDTptoVp4A')).toBe('address_checksum')
    expect(addressProblem('tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe('address')
    expect(addressProblem('tron', 'TWdbcdccYzkSti3catsR3BigaDTptoVp4O')).toBe('address')
  })
})

describe('an address of no wallet', () => {
  it.each([
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'address_contract'],
    ['evm', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'address_contract'],
    ['evm', '0xdac17f958d2ee523a2206206994597c13d831ec7', 'address_contract'],
    ['evm', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'address_contract'],
    ['evm', '0xA0B86991C6218B36C1D19D4A2E9EB0CE3606EB48', 'address_contract'],
    ['evm', '0x55d398326f99059fF775485246999027B3197955', 'address_contract'],
    ['evm', '0x0000000000000000000000000000000000000000', 'address_burn'],
    ['evm', '0x000000000000000000000000000000000000dEaD', 'address_burn'],
    ['evm', '0x000000000000000000000000000000000000dead', 'address_burn'],
    ['evm', '0x0000000000000000000000000000000000000001', 'address_burn'],
    ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'address_burn'],
    ['bitcoin', '1111111111111111111114oLvT2', 'address_burn'],
    ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE', 'address_burn'],
  ] as const)('of %s is refused: %s, %s', (chain, address, problem) => {
    expect(addressProblem(chain, address)).toBe(problem)
  })

  it.each(CHAINS)('is listed as it is written on its chain, %s', (chain) => {
    const listed = Object.values(NO_WALLETS).flatMap((of) => of[chain])
    for (const address of listed) {
      const written = chain === 'evm' ? withChecksum(address) : address
      expect(['address_contract', 'address_burn']).toContain(addressProblem(chain, written))
      expect(address).toBe(chain === 'evm' ? address.toLowerCase() : address)
    }
    expect(new Set(listed).size).toBe(listed.length)
  })
})

it.each([
  ['bitcoin', 'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.5'],
  ['bitcoin', 'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=0.5'],
  ['evm', 'ethereum:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@1'],
  ['evm', 'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7/transfer?address=0x5aAe'],
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed@56'],
  ['tron', 'tron:TUgA1PS5SfRyYZvYMiKQZ4yTf7CEA8rXbo'],
  ['tron', 'https://tronscan.org/#/address/TUgA1PS5SfRyYZvYMiKQZ4yTf7CEA8rXbo'],
] as const)('a link of %s is told apart from an address: %s', (chain, link) => {
  expect(addressProblem(chain, link)).toBe('address_link')
})
