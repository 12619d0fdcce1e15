/**
 * A card of our own, in the language of docs/guide/card.md, for learning, examples and tests. Its hands are invented and
 * use everything that the language has; none is taken from a published card.
 */
export const practiceCard: string = `card: Practice card
publisher: Mahjudge
year: 2026
edition: 1
errata: 2026-05-03
from: 2026-04-01
until: 2027-03-31
jokers in pairs: no
note: Every hand is made up. No club or event plays by this card.

# Year 3030
3030a 33333a 000 DDa = 35x
FFF 3030a 111b 7777b = 25x
3030a 3030b FFFF EE = 40c
30a 30b 30c 555a 55555b = 40x
3030a NNNN SSSS DDb = 30x

# Five apart
nnnna nnnn+5a nnnb nnn+5b = 25x
FF nnna nnnn+5a nnnnn+5b = 35x
n.n+5a nnnn+5a nnnnb nn+5b NN = 30x
nna nnn+5a nnnnb nnnnn+5b = 35x
nnnna nnnn+5b FFF DDDc = 25x

# Like numbers
nnnnna nnnb nnc DDDDa = 35x
777a 777b 77c FFFFFF (any like numbers) = 30x
4444a 44b 444c RRR GG (any like even numbers) = 30x
nnnnnna nnb wwwwww (n is odd, w is E or W) = 50x
9a9b9c 9999a NNNN DDDb (any like numbers) = 30x
SSSS 1111a 1111b 11c (any wind, any like numbers) = 30x

# Runs and ladders
1111a 3333a 444a 666a (any run) = 25x
11a 222a 44444a 5555a (any run from 2 to 9) "Leave out the third" = 35x
111a 22b 333a 44b 5555c (any 5 consecutive numbers) = 30x
nnna nnnn-1b nnnn-2c FFF = 25x
23456a 2222b 6666b F (any 5 consecutive numbers) = 30x
22222a 333a 44b 44c DDa (any 2 consecutive numbers, pairs any number in run, pairs must match) = 35x
nnna nnn+1a nnn+2a mmmmma (m any number in run) = 35c
nnna nnn+1b nnnn+3b mmmma (n is 1 to 4, m is n or n+1) = 30x
5555a 222b 333b 5555c (any 2 consecutive numbers, these kongs only) = 30x

# Odds and evens
1a 33a 555a 7777a 9999b = 35x
1111a 1111b 33c 5555c (any 3 odd numbers) = 25x
22a 4444a 666b 88888b (any 1 or 2 suits) = 35x
2468a 444b 666b DDDDc = 30x
2222a 444b 888c NNNN (N or S, these numbers only) = 30x
44a 666a 44b 666b 8888c (any 2 or 3 suits) = 30x
111a 111b 5555c 99c DD (kong is 3 or 7) = 30x
333a 333b 333c 99a NNN (like pungs 1 or 7) = 30x
2222a 444b 4444c 66
erratum 2026-05-03: 2222a 444b 4444c 666a (any 3 consecutive even numbers) = 25x

# Sums
222a x 444a = 8a FFF NNNN = 35x
33a x 33a = 9a 9999b 55555b = 45c
5555a + 4444b = 9c RRRRR "The nine stands alone" = 40x
8888a - 55b = 333c GGG00 = 40x

# Winds and dragons
NEWS NNN SSS EE WW = 40c
wwwww vvv RG0 FFF = 40x
NNNNN SSSSS DDDD (opposite winds) = 50x
DDDDDa DDDb DDc NEWS (any 3 dragons) = 45x
RRRRRR 00 GGGGGG = 60x
NNNN 222a 4444a DDDa -or- EEEE 111a 3333a DDDa = 25x
DDDDD FFFF nnnna n+1b (D is R or G) = 40x
nnnna nnb DDDD FFFF (matching dragon) = 30x
nnnna nnnn+2a DDDD WW (opposite dragon) = 30x
NN EEE WWW SS mmmma (m is 3 or 5 or 8) = 30c

# Long groups
nnnnnna nnnnn+1a FFF = 60x
nnnnna nn+3a nnnnn+4a NN = 50x
FFFF FFFF mmma nnnb = 45x
nnnnnna mmmmmmb nna = 70x
11111a 55b 99999c DDb = 55x
22222a 22b 55555a 55b (any 2 numbers) = 50x

# Singles and pairs
11a 33b 55c 77a 99b NN SS = 50c
n.n+2.n+4.n+6a nnb nn+6b NEWS FF = 60c
22a 44a 66b 88b 22c 44c 00 (any suits) = 50c
1a1b1c 5a5b5c 9a9b9c RG0 EE = 75c
FF RR GG 00 nna nn+3b nn+6c = 60c
30a 30b NEWS 77c EE WW = 50c
112233a 55b 55c NN FF (any 3 consecutive numbers, pairs any number in run, pairs must match) = 75c
`
