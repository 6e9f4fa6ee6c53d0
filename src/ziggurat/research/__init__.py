"""The engine in the forms that people who study planning and learning use: PettingZoo, Gymnasium, OpenSpiel."""
