#pragma once
#include "Views.h"
#include "Scenes.h"
#include "Controllers.h"
#include "Bars.h"
#include "Containers.h"
#include "Layout.h"
#include "Contents.h"
