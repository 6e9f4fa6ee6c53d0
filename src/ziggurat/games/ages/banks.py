"""Token banks, and blue tokens on farms and mines: gaining, paying, making change (R3, R12)."""

from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.tables import Tables


def population_cost(t: Tables, p: Civ) -> int:
    """Food for the next worker by the yellow bank alone; -1 when there is nobody left (R3.3)."""
    table = t.population_cost
    return table[p.yellow_bank] if p.yellow_bank < len(table) else table[-1]


def consumption(t: Tables, p: Civ) -> int:
    table = t.consumption
    return table[p.yellow_bank] if p.yellow_bank < len(table) else table[-1]


def required_faces(t: Tables, p: Civ) -> int:
    table = t.faces
    return table[p.yellow_bank] if p.yellow_bank < len(table) else table[-1]


def corruption(t: Tables, p: Civ) -> int:
    table = t.corruption
    return table[p.blue_bank] if p.blue_bank < len(table) else table[-1]


# -- gaining (R12.1) -------------------------------------------------------------------------------------


def gain_food(t: Tables, p: Civ, n: int) -> int:
    """Produce up to n food; says how much there was room in the bank for."""
    gained = _place(t, p, p.tune.farms, n)
    p.food += gained
    return gained


def gain_resources(t: Tables, p: Civ, n: int) -> int:
    gained = _place(t, p, p.tune.mines, n)
    p.resources += gained
    return gained


def _place(t: Tables, p: Civ, holders: tuple[int, ...], n: int) -> int:
    """Tokens on the dearest cards that fit first (R12.1a): the fewest tokens leave the bank."""
    left = n
    for tech in holders:
        value = t.t_value[tech]
        tokens = left // value
        if tokens > p.blue_bank:
            tokens = p.blue_bank
        if tokens:
            p.tokens[tech] += tokens
            p.blue_bank -= tokens
            left -= tokens * value
    return n - left


# -- paying (R12.2) --------------------------------------------------------------------------------------


def pay_food(t: Tables, p: Civ, n: int) -> int:
    """Pay n food, which the player has; says how much it was (R12.2a: it may be more)."""
    if n <= 0:
        return 0
    paid = _pay(t, p, p.tune.farms, p.tune.farms, n, p.food)
    p.food -= paid
    return paid


def pay_resources(t: Tables, p: Civ, n: int) -> int:
    """Pay n resources, which the player has; says how much it was."""
    if n <= 0:
        return 0
    paid = _pay(t, p, p.tune.spend, p.tune.mines, n, p.resources)
    p.resources -= paid
    return paid


def _pay(t: Tables, p: Civ, holders: tuple[int, ...], change: tuple[int, ...], n: int, total: int) -> int:
    cheapest = holders[-1]
    if t.t_value[cheapest] == 1 and p.tokens[cheapest] >= n:
        # Nothing returns more tokens to the bank than paying with ones.
        p.tokens[cheapest] -= n
        p.blue_bank += n
        return n
    values: list[int] = []
    counts: list[int] = []
    for tech in holders:
        value = t.t_value[tech]
        if not values or values[-1] != value:
            values.append(value)
            counts.append(0)
        counts[-1] += p.tokens[tech]
    coins: list[bool] = [False] * len(values)
    for tech in change:
        coins[values.index(t.t_value[tech])] = True
    for amount in range(n, total + 1):
        # Only when the bank lacks tokens for change is more than n paid (R12.2a).
        after = best_payment(values, counts, coins, amount, p.blue_bank)
        if after:
            _settle(t, p, holders, change, values, counts, after)
            return amount
    raise AssertionError("paying more than there is")


def _settle(
    t: Tables,
    p: Civ,
    holders: tuple[int, ...],
    change: tuple[int, ...],
    values: list[int],
    counts: list[int],
    after: list[int],
) -> None:
    for i in range(len(values)):
        more = after[i] - counts[i]
        if more > 0:
            for tech in change:
                if t.t_value[tech] == values[i]:
                    p.tokens[tech] += more
                    p.blue_bank -= more
                    break
            continue
        for tech in reversed(holders):
            if more < 0 and t.t_value[tech] == values[i]:
                taken = -more if -more < p.tokens[tech] else p.tokens[tech]
                p.tokens[tech] -= taken
                p.blue_bank += taken
                more += taken


def best_payment(values: list[int], counts: list[int], coins: list[bool], n: int, bank: int) -> list[int]:
    """The tokens left by the payment of exactly n that leaves fewest, of these the dearest ones (R12.2b).

    Values fall; `coins` says on which of them change may lie. Empty when no exact payment exists. At most
    one token needs to be changed: two changed ones could always be turned into a returned and a changed one.
    """
    best: list[int] = []
    removed = [0] * len(values)
    best = _return_tokens(values, counts, 0, n, removed, counts, bank, -1, best)
    for i in range(len(values)):
        if counts[i] == 0:
            continue
        for rest in range(1, values[i]):
            target = n - (values[i] - rest)
            if target < 0:
                continue
            # Change for the rest, in the dearest coins that fit.
            changed = counts.copy()
            changed[i] -= 1
            left = rest
            pieces = 0
            for j in range(i + 1, len(values)):
                if coins[j]:
                    changed[j] += left // values[j]
                    pieces += left // values[j]
                    left %= values[j]
            if left:
                continue
            held = counts.copy()
            held[i] -= 1
            best = _return_tokens(values, held, 0, target, removed, changed, bank, pieces - 1, best)
    return best


def _return_tokens(
    values: list[int],
    held: list[int],
    i: int,
    left: int,
    removed: list[int],
    base: list[int],
    bank: int,
    needed: int,
    best: list[int],
) -> list[int]:
    """Try every way to return tokens worth `left`; `needed` more must then come out of the bank for change."""
    if left == 0:
        returned = 0
        for number in removed:
            returned += number
        if needed > bank + returned:
            return best
        after = [base[j] - removed[j] for j in range(len(values))]
        return after if not best or _better(after, best) else best
    if i == len(values):
        return best
    most = left // values[i]
    if most > held[i]:
        most = held[i]
    for number in range(most + 1):
        removed[i] = number
        best = _return_tokens(values, held, i + 1, left - number * values[i], removed, base, bank, needed, best)
    removed[i] = 0
    return best


def _better(a: list[int], b: list[int]) -> bool:
    """Fewer tokens; with as many, dearer ones."""
    tokens_a = 0
    tokens_b = 0
    for i in range(len(a)):
        tokens_a += a[i]
        tokens_b += b[i]
    if tokens_a != tokens_b:
        return tokens_a < tokens_b
    return a > b


def lose_all_food(t: Tables, p: Civ) -> int:
    """All food tokens go back to the bank; says how much food it was."""
    for tech in p.tune.farms:
        p.blue_bank += p.tokens[tech]
        p.tokens[tech] = 0
    lost = p.food
    p.food = 0
    return lost


# -- tokens from and to the box (R11.4, R18.13) -----------------------------------------------------------


def token_holders(p: Civ) -> list[int]:
    """Technologies with blue tokens on them."""
    return [tech for tech in p.techs if p.tokens[tech] > 0]


def take_token(t: Tables, p: Civ, tech: int) -> None:
    """One blue token leaves a card for good."""
    p.tokens[tech] -= 1
    if tech in p.tune.farms:
        p.food -= t.t_value[tech]
    else:
        p.resources -= t.t_value[tech]
