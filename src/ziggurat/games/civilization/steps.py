"""Every step of the title, at the number the frames use."""

from typing import Any

from ziggurat.games.civilization import (
    attack,
    battle,
    city_management,
    culture,
    loot,
    movement,
    payment,
    producing,
    reactions,
    research,
    resolving,
    rounds,
    setup,
    start_of_turn,
    trade,
)
from ziggurat.games.civilization import codes as c
from ziggurat.kernel.state import Step


def all_steps() -> list[Step[Any]]:
    numbered: dict[int, Step[Any]] = {
        c.S_CIVILIZATION: setup.CivilizationStep(),
        c.S_NEXT_SETUP: setup.NextSetupStep(),
        c.S_CAPITAL: setup.CapitalStep(),
        c.S_SETUP_FIGURE: setup.SetupFigureStep(),
        c.S_GREAT_PERSON: culture.GreatPersonStep(),
        c.S_SETUP_WONDER: setup.SetupWonderStep(),
        c.S_SETUP_DONE: setup.SetupDoneStep(),
        c.S_ROUND: rounds.RoundStep(),
        c.S_NEXT_TURN: rounds.NextTurnStep(),
        c.S_START_OF_TURN: start_of_turn.StartOfTurnStep(),
        c.S_DISPLACE: start_of_turn.DisplaceStep(),
        c.S_GATHER: start_of_turn.GatherStep(),
        c.S_NEGOTIATE: trade.NegotiateStep(),
        c.S_OFFER: trade.OfferStep(),
        c.S_ANSWER: trade.AnswerStep(),
        c.S_HAND_OVER: trade.HandOverStep(),
        c.S_CITY_MANAGEMENT: city_management.CityManagementStep(),
        c.S_PLACE: producing.PlaceStep(),
        c.S_SECOND_ITEM: producing.SecondItemStep(),
        c.S_DISCARD: culture.DiscardStep(),
        c.S_TARGET: reactions.TargetStep(),
        c.S_PAY: payment.PayStep(),
        c.S_CONSENT: reactions.ConsentStep(),
        c.S_WINDOW: reactions.WindowStep(),
        c.S_RESOLVE: resolving.ResolveStep(),
        c.S_LEARN: research.LearnStep(),
        c.S_TAKE_RESOURCE: research.TakeResourceStep(),
        c.S_MOVEMENT: movement.MovementStep(),
        c.S_STEP: movement.StepStep(),
        c.S_CARRY_OUT: movement.CarryOutStep(),
        c.S_RAZE: attack.RazeStep(),
        c.S_BATTLE: attack.BattleStep(),
        c.S_BATTLE_TURN: battle.BattleTurnStep(),
        c.S_WOUNDS: battle.WoundsStep(),
        c.S_BARBARIAN_DECK: attack.BarbarianDeckStep(),
        c.S_SAVE_UNIT: battle.SaveUnitStep(),
        c.S_AFTER_BATTLE: battle.AfterBattleStep(),
        c.S_LOOT: loot.LootStep(),
        c.S_RESEARCH: research.ResearchStep(),
        c.S_ARRIVE: attack.ArriveStep(),
        c.S_SPOILS: loot.SpoilsStep(),
    }
    return [numbered[number] for number in range(len(numbered))]
