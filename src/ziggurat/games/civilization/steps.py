"""Every step of the title, at the number the frames use."""

from typing import Any

from ziggurat.games.civilization import (
    attack,
    battle,
    city_actions,
    city_management,
    codes,
    culture,
    loot,
    movement,
    payment,
    reactions,
    research,
    resolving,
    rounds,
    setup,
    start_of_turn,
    trade,
)
from ziggurat.kernel.state import Step


def all_steps() -> list[Step[Any]]:
    numbered: dict[int, Step[Any]] = {
        codes.S_CIVILIZATION: setup.CivilizationStep(),
        codes.S_NEXT_SETUP: setup.NextSetupStep(),
        codes.S_CAPITAL: setup.CapitalStep(),
        codes.S_SETUP_FIGURE: setup.SetupFigureStep(),
        codes.S_GREAT_PERSON: culture.GreatPersonStep(),
        codes.S_SETUP_WONDER: setup.SetupWonderStep(),
        codes.S_SETUP_DONE: setup.SetupDoneStep(),
        codes.S_ROUND: rounds.RoundStep(),
        codes.S_NEXT_TURN: rounds.NextTurnStep(),
        codes.S_START_OF_TURN: start_of_turn.StartOfTurnStep(),
        codes.S_DISPLACE: start_of_turn.DisplaceStep(),
        codes.S_GATHER: start_of_turn.GatherStep(),
        codes.S_NEGOTIATE: trade.NegotiateStep(),
        codes.S_OFFER: trade.OfferStep(),
        codes.S_ANSWER: trade.AnswerStep(),
        codes.S_HAND_OVER: trade.HandOverStep(),
        codes.S_CITY_MANAGEMENT: city_management.CityManagementStep(),
        codes.S_PLACE: city_actions.PlaceStep(),
        codes.S_SECOND_ITEM: city_actions.SecondItemStep(),
        codes.S_DISCARD: culture.DiscardStep(),
        codes.S_TARGET: reactions.TargetStep(),
        codes.S_PAY: payment.PayStep(),
        codes.S_CONSENT: reactions.ConsentStep(),
        codes.S_WINDOW: reactions.WindowStep(),
        codes.S_RESOLVE: resolving.ResolveStep(),
        codes.S_LEARN: research.LearnStep(),
        codes.S_TAKE_RESOURCE: research.TakeResourceStep(),
        codes.S_MOVEMENT: movement.MovementStep(),
        codes.S_STEP: movement.StepStep(),
        codes.S_CARRY_OUT: movement.CarryOutStep(),
        codes.S_RAZE: attack.RazeStep(),
        codes.S_BATTLE: attack.BattleStep(),
        codes.S_BATTLE_TURN: battle.BattleTurnStep(),
        codes.S_WOUNDS: battle.WoundsStep(),
        codes.S_BARBARIAN_DECK: attack.BarbarianDeckStep(),
        codes.S_SAVE_UNIT: battle.SaveUnitStep(),
        codes.S_AFTER_BATTLE: battle.AfterBattleStep(),
        codes.S_LOOT: loot.LootStep(),
        codes.S_RESEARCH: research.ResearchStep(),
        codes.S_ARRIVE: attack.ArriveStep(),
    }
    return [numbered[number] for number in range(len(numbered))]
